import type { Language } from '../../language.ts';
import type { AuditWord, AuditWords } from '../words.ts';
import ru from './ru.ts';
import uzCyrl from './uz-Cyrl.ts';
import uzLatn from './uz-Latn.ts';

export const auditWords: Record<Language, AuditWords> = { 'uz-Latn': uzLatn, ru, 'uz-Cyrl': uzCyrl };

type Tree = { [part: string]: Tree | string };

/** Words of a language for code without dictionaries of its own; a path that is unknown is said as it is. */
export const wordsOf = (language: Language): AuditWord => {
  const words: Tree = auditWords[language] as unknown as Tree;
  return (key) => {
    const found = key
      .split('.')
      .reduce<Tree | string | undefined>(
        (tree, part) => (typeof tree === 'object' ? tree[part] : undefined),
        words,
      );
    return typeof found === 'string' ? found : key;
  };
};
