// One sprite with the icons in use: those the content names, and those the page names below.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const page = `
  fire-gem ore vine-leaf metal-bar cubeforce ray-gun walking-boot teleport power-generator electric drill
  materials-science cryo-chamber medical-pack auto-repair satellite-communication magnifying-glass card-play compass
  star-gate habitat-dome meeple vintage-robot alien-stare crossed-swords shield linked-rings convergence-target
  laurels-trophy scroll-unfurled glowing-artifact ringed-planet cubes radiations big-gear
`;

const require = createRequire(import.meta.url);
const here = (path) => new URL(path, import.meta.url);
const { icons, width = 512, height = 512 } = require('@iconify-json/game-icons/icons.json');
const content = readFileSync(here('../src/generated/content.json'), 'utf8');
const named = [...content.matchAll(/"icon": "([^"]+)"/g)].map((match) => match[1]);
const wanted = [...new Set([...page.trim().split(/\s+/), ...named])].sort();

const missing = wanted.filter((name) => !(name in icons));
if (missing.length) throw new Error(`no such icons: ${missing.join(', ')}`);

const symbols = wanted.map(
  (name) => `<symbol id="${name}" viewBox="0 0 ${width} ${height}">${icons[name].body}</symbol>`,
);
mkdirSync(here('../src/generated/'), { recursive: true });
writeFileSync(
  here('../src/generated/sprite.svg'),
  `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`,
);
