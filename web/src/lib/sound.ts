/** Two quiet sounds, made here: no files. Browsers let a page sound only after it was touched; until then it is silent. */
let context: AudioContext | null = null;

function tone(frequency: number, start: number, length: number, loudness: number): void {
  const at = context!.currentTime + start;
  const wave = context!.createOscillator();
  const volume = context!.createGain();
  wave.type = 'sine';
  wave.frequency.value = frequency;
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(loudness, at + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + length);
  wave.connect(volume).connect(context!.destination);
  wave.start(at);
  wave.stop(at + length);
}

function ready(): boolean {
  if (typeof AudioContext === 'undefined') return false;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  return true;
}

/** It is one's turn. */
export function chime(): void {
  if (!ready()) return;
  tone(659.3, 0, 0.5, 0.07);
  tone(987.8, 0.14, 0.7, 0.05);
}

/** An answer was given. */
export function click(): void {
  if (ready()) tone(320, 0, 0.07, 0.04);
}
