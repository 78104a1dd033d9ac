import { peoplePages } from '../../../src/contract/people';
import { addressAbout } from '../../service/address';

/** The address of what can be done with a member. */
export const memberAddress = (id: string): string => addressAbout(peoplePages.team, 'member', id);

/** The address of what can be done with an invitation. */
export const invitationAddress = (id: string): string => addressAbout(peoplePages.team, 'invitation', id);
