// One sprite for each game with the icons in use: those its icons.txt names, and those of its content. A word with a
// minus in icons.txt is a part of the content whose icons are not drawn. The few that the start page shows (hero.txt) are
// a sprite of their own, as the start page loads no other.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { rounded } from './paths.mjs';

const require = createRequire(import.meta.url);
const source = new URL('../src/', import.meta.url);
const { icons, width = 512, height = 512 } = require('@iconify-json/game-icons/icons.json');

for (const folder of readdirSync(source)) {
  const game = new URL(`${folder}/`, source);
  if (!existsSync(new URL('icons.txt', game))) continue;
  const words = wordsOf(game, 'icons.txt');
  const content = printed(game).filter(([part]) => !words.includes(`-${part}`));
  const named = [...JSON.stringify(content).matchAll(/"icon":"([^"]+)"/g)].map((match) => match[1]);
  write(game, 'sprite.svg', [...words.filter((word) => !word.startsWith('-')), ...named]);
  if (existsSync(new URL('hero.txt', game))) write(game, 'hero.svg', wordsOf(game, 'hero.txt'));
}

/** All parts of a game's content, whichever files they are in. */
function printed(game) {
  const folder = new URL('generated/', game);
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return files.flatMap((file) => Object.entries(JSON.parse(readFileSync(new URL(file, folder), 'utf8'))));
}

function wordsOf(game, file) {
  return readFileSync(new URL(file, game), 'utf8').trim().split(/\s+/);
}

function write(game, file, names) {
  const wanted = [...new Set(names)].sort();
  const missing = wanted.filter((name) => !(name in icons));
  if (missing.length) throw new Error(`no such icons for ${game.pathname}: ${missing.join(', ')}`);
  const symbols = wanted.map((name) => {
    const body = icons[name].body.replace(/ d="([^"]+)"/g, (_, data) => ` d="${rounded(data)}"`);
    return `<symbol id="${name}" viewBox="0 0 ${width} ${height}">${body}</symbol>`;
  });
  mkdirSync(new URL('generated/', game), { recursive: true });
  writeFileSync(
    new URL(`generated/${file}`, game),
    `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`,
  );
}
