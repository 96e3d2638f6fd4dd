const known = ['PluralRules', 'DateTimeFormat'];
const localizedMethods = /^toLocale(String|DateString|TimeString)$/;
const message = 'Chromium has no Uzbek locale data: format through domain/format.';

export default {
  meta: { type: 'problem', schema: [] },
  create(context) {
    return {
      MemberExpression(node) {
        if (node.object.name === 'Intl' && !known.includes(node.property.name))
          context.report({ node, message });
      },
      CallExpression(node) {
        if (localizedMethods.test(node.callee.property?.name)) context.report({ node, message });
      },
    };
  },
};
