import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';

const files = import.meta.glob<string>('./**/locales/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const MESSAGE = /^([a-z][\w-]*) *=/gm;

/** Every value that a message asks for, as something that can be said. */
function anything(source: string): Record<string, string> {
  return Object.fromEntries([...source.matchAll(/\$([a-zA-Z]\w*)/g)].map(([, name]) => [name!, 'x']));
}

describe.each(Object.entries(files))('%s', (_, source) => {
  const bundle = new FluentBundle('en', { useIsolating: false });
  const faults = bundle.addResource(new FluentResource(source));
  const ids = [...source.matchAll(MESSAGE)].map(([, id]) => id!);

  it('is read without loss', () => {
    expect(faults).toEqual([]);
    expect(ids.filter((id) => !bundle.hasMessage(id))).toEqual([]);
  });

  it('names each message once', () => {
    expect(ids.filter((id, n) => ids.indexOf(id) !== n)).toEqual([]);
  });

  it('can be said', () => {
    const given = anything(source);
    for (const id of ids) {
      const said: Error[] = [];
      bundle.formatPattern(bundle.getMessage(id)!.value!, given, said);
      expect(said, id).toEqual([]);
    }
  });
});
