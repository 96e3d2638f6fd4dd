/** Tests may group the properties of a long expectation. */
const isTest = /\.test\.tsx?$|(?:^|\/)tests\//;

export default {
  meta: { type: 'problem', schema: [] },
  create(context) {
    if (isTest.test(context.filename)) return {};
    return {
      SpreadElement(node) {
        if (node.argument.type === 'ObjectExpression' && node.parent.type === 'ObjectExpression')
          context.report({ node, message: 'write the properties themselves: { a, b }, not { ...{ a, b } }' });
      },
    };
  },
};
