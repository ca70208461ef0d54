import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';

const GAMES = ['awakening', 'nova'];

/** Modules that a folder may not import, and what it should do instead. */
function apart(files, folders, message) {
  const group = folders.flatMap((folder) => [`**/${folder}/*`, `**/${folder}/**`]);
  return { files, rules: { 'no-restricted-imports': ['error', { patterns: [{ group, message }] }] } };
}

export default ts.config(
  { ignores: ['dist', 'node_modules', 'src/*/generated'] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  {
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      'no-undef': 'off',
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  apart(['src/shell/**', 'src/home/**'], GAMES, 'Ask the face or the card of the game (lib/face.ts).'),
  apart(['src/lib/**'], [...GAMES, 'shell', 'home'], 'lib is what everything else is made of.'),
  ...GAMES.map((game) =>
    apart(
      [`src/${game}/**`],
      ['home', ...GAMES.filter((other) => other !== game)],
      'A game knows neither other games nor the start page.',
    ),
  ),
);
