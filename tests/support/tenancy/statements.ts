import { PostgresQueryCompiler, type KyselyPlugin, type QueryId } from 'kysely';
import { textOfPrepared } from '#server/database/prepared.ts';

/**
 * Gives the text of every statement that was executed through it; added after the plugins that change names. Queries that are
 * part of another one are transformed too, but only what was executed has a result.
 */
export const statementCollector = (onStatement: (sql: string) => void): KyselyPlugin => {
  const compiler = new PostgresQueryCompiler();
  const texts = new WeakMap<QueryId, string>();
  return {
    transformQuery: ({ node, queryId }) => {
      texts.set(queryId, compiler.compileQuery(node, queryId).sql);
      return node;
    },
    transformResult: ({ result, queryId }) => {
      onStatement(texts.get(queryId) ?? textOfPrepared(queryId)!);
      return Promise.resolve(result);
    },
  };
};
