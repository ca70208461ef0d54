/** Time that goes on by itself: whoever reads it in an effect is told every second. */
import { createSubscriber } from 'svelte/reactivity';

const ticking = createSubscriber((update) => {
  const timer = setInterval(update, 1000);
  return () => clearInterval(timer);
});

/** Seconds since 1970, by this machine. */
export function seconds(): number {
  ticking();
  return Date.now() / 1000;
}

/** 75 is "1:15", 3700 is "1:01:40". */
export function asClock(duration: number): string {
  const whole = Math.max(0, Math.floor(duration));
  const two = (n: number) => String(n).padStart(2, '0');
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor(whole / 60) % 60;
  return hours ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}
