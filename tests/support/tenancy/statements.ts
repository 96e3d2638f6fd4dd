import { PostgresQueryCompiler, type KyselyPlugin } from 'kysely';

/** Gives the text of every statement that goes through it; added after the plugins that change names. */
export const statementCollector = (onStatement: (sql: string) => void): KyselyPlugin => {
  const compiler = new PostgresQueryCompiler();
  return {
    transformQuery: ({ node, queryId }) => {
      onStatement(compiler.compileQuery(node, queryId).sql);
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
};
