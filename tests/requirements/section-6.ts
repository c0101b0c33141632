import { parseRequirements } from './requirement.ts';

export const SECTION_6 = parseRequirements(`
No user roles: visitors are anonymous or signed in | /en-us/sign-in | tests/e2e/members.spec.ts | a member registers
User id and email are kept in session storage | /en-us/sign-in | tests/e2e/members.spec.ts | a member registers
After signing out session storage has neither | /en-us/sign-in | tests/e2e/members.spec.ts | signing out ends the session
Registration is public | /en-us/user-registration | tests/e2e/members.spec.ts | a member registers
Registration: members must be tied to a commercial entity and be US residents | /en-us/user-registration | tests/e2e/forms.spec.ts | registration states the rules for members and samples
Registration: samples may ship to commercial addresses only | /en-us/user-registration | tests/e2e/forms.spec.ts | registration states the rules for members and samples
Reviewers must meet an age requirement | /en-us/write-review | lib/reviews/review-form.test.ts | refuses a reviewer until the month of the 18th birthday
Reviewers who are not eligible read that the product cannot accept messages or personal information | /en-us/write-review | tests/e2e/reviews-write.spec.ts | refers visitors below the minimum age to the parent company, and stores nothing
Samples for a home are answered with the rule of commercial addresses | /en-us/whats-new/microban-sample | lib/forms/shopping-for.test.ts | %s: refuses a request for a home and explains that samples ship to commercial addresses only
Sample requesters declare whether they are employees of the parent company | /en-us/whats-new/microban-sample | tests/contract/option-lists.test.ts | sample requests ask whether the visitor is an employee of the parent company
`);
