// Path data in whole numbers: at the size of an icon, a 512th of it is not seen. Points are rounded where they lie, not
// step by step, so that errors do not add up.
const NUMBERS = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };
const FLAG = /\s*,?\s*([01])/y;
const NUMBER = /\s*,?\s*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/y;

/** The numbers of a command; flags of arcs may stand without anything between them and the next number. */
function numbersOf(text, arc) {
  const found = [];
  for (let at = 0; ;) {
    const one = arc && [3, 4].includes(found.length % 7) ? FLAG : NUMBER;
    one.lastIndex = at;
    const match = one.exec(text);
    if (!match) return found;
    found.push(Number(match[1]));
    at = one.lastIndex;
  }
}

/** Commands one by one, each with its numbers; further points of a move are lines. */
function commandsOf(data) {
  return [...data.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)].flatMap(([, letter, text]) => {
    const each = NUMBERS[letter.toUpperCase()];
    if (each === 0) return [[letter, []]];
    const numbers = numbersOf(text, letter.toUpperCase() === 'A');
    const commands = [];
    for (let n = 0; n < numbers.length; n += each) {
      const next = n === 0 ? letter : ({ M: 'L', m: 'l' }[letter] ?? letter);
      commands.push([next, numbers.slice(n, n + each)]);
    }
    return commands;
  });
}

/** "1 -2 3" without what is not needed between numbers. */
function joined(numbers) {
  return numbers.map((n, place) => (place && n >= 0 ? ` ${n}` : `${n}`)).join('');
}

export function rounded(data) {
  let [x, y, startX, startY] = [0, 0, 0, 0]; // where the path is
  let [px, py, pStartX, pStartY] = [0, 0, 0, 0]; // where the rounded one is
  let out = '';
  let before = '';
  const write = (letter, numbers) => {
    out += letter === before && letter !== 'm' && numbers.length ? (numbers[0] < 0 ? '' : ' ') : letter;
    out += joined(numbers);
    before = letter;
  };
  for (const [letter, numbers] of commandsOf(data)) {
    const kind = letter.toUpperCase();
    const [ox, oy] = letter === kind ? [0, 0] : [x, y];
    if (kind === 'Z') {
      write('z', []);
      [x, y, px, py] = [startX, startY, pStartX, pStartY];
      continue;
    }
    if (kind === 'H') x = ox + numbers[0];
    else if (kind === 'V') y = oy + numbers[0];
    else [x, y] = [ox + numbers.at(-2), oy + numbers.at(-1)];
    const [dx, dy] = [Math.round(x) - px, Math.round(y) - py];
    if (kind === 'H') write('h', [dx]);
    else if (kind === 'V') write('v', [dy]);
    else if (kind === 'A')
      write('a', [
        ...numbers.slice(0, 2).map((n) => Math.round(n * 10) / 10),
        ...numbers.slice(2, 5),
        dx,
        dy,
      ]);
    else {
      const controls = numbers
        .slice(0, -2)
        .map((n, place) => (place % 2 ? Math.round(oy + n) - py : Math.round(ox + n) - px));
      write(kind.toLowerCase(), [...controls, dx, dy]);
    }
    [px, py] = [px + (kind === 'V' ? 0 : dx), py + (kind === 'H' ? 0 : dy)];
    if (kind === 'M') [startX, startY, pStartX, pStartY] = [x, y, px, py];
  }
  return out;
}
