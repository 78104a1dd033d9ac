import { peoplePages } from '../../../src/contract/people';

/** The address of what can be done with a member. */
export const memberAddress = (id: string): string => `${peoplePages.team}?member=${encodeURIComponent(id)}`;

/** The address of what can be done with an invitation. */
export const invitationAddress = (id: string): string => `${peoplePages.team}?invitation=${encodeURIComponent(id)}`;
