/** Which hours hold for whom on which day. Other modules use only what this file exports. */
export { peopleRules, rulesOf, rulesOfPeople, type PeopleRules, type RuleOf } from './rules.ts';
