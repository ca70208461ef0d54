// One sprite for each game with the icons in use: those its content names, and those its icons.txt names.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const source = new URL('../src/', import.meta.url);
const { icons, width = 512, height = 512 } = require('@iconify-json/game-icons/icons.json');

for (const folder of readdirSync(source)) {
  const game = new URL(`${folder}/`, source);
  if (!existsSync(new URL('icons.txt', game))) continue;
  const page = readFileSync(new URL('icons.txt', game), 'utf8');
  const content = readFileSync(new URL('generated/content.json', game), 'utf8');
  const named = [...content.matchAll(/"icon": "([^"]+)"/g)].map((match) => match[1]);
  const wanted = [...new Set([...page.trim().split(/\s+/), ...named])].sort();

  const missing = wanted.filter((name) => !(name in icons));
  if (missing.length) throw new Error(`no such icons for ${folder}: ${missing.join(', ')}`);

  const symbols = wanted.map(
    (name) => `<symbol id="${name}" viewBox="0 0 ${width} ${height}">${icons[name].body}</symbol>`,
  );
  mkdirSync(new URL('generated/', game), { recursive: true });
  writeFileSync(
    new URL('generated/sprite.svg', game),
    `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`,
  );
}
