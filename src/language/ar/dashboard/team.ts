import type { sentences as english } from '../../en/dashboard/team';

/** The team of an account, in Arabic and ICU MessageFormat. */
export const sentences = {
  members: 'الأعضاء',
  member_since: 'عضو منذ',
  invite_somebody: 'دعوة شخص',
  invite: 'دعوة',
  open_invitations: 'الدعوات المفتوحة',
  no_invitations: 'لا توجد دعوات.',
  name_of_account: 'اسم الحساب',
  name_as_team_sees: 'كما يراه كل أعضاء الفريق.',
  rename_account: 'تغيير اسم الحساب',
  account_renamed: 'أصبح للحساب اسم جديد.',
  invitation_mailed: 'أُرسلت دعوة إلى {email}. يعمل رابطها مرة واحدة، حتى {until}.',
  invitation_not_mailed:
    'لم تُرسل رسالة. انسخ هذا الرابط الآن وأرسله بنفسك إلى {email}. لن يظهر مرة أخرى، ويعمل مرة واحدة لهذا العنوان فقط، حتى {until}.',
  link_of_invitation: 'رابط الدعوة',
  back_to_team: 'العودة إلى الفريق',
  invitation_of: 'دعوة {email}',
  revoke_explained: 'يتوقف الرابط عن العمل فورًا. يمكنك دعوة العنوان نفسه مرة أخرى.',
  revoke_invitation: 'إلغاء الدعوة',
  invitation_revoked: 'أُلغيت دعوة {email}.',
  change_role_of: 'تغيير دور {name}',
  change_role: 'تغيير الدور',
  role_changed: 'أصبح دور {name} هو {role}.',
  remove_this: 'إزالة {name}',
  remove_explained: 'لن يستطيع هذا الشخص فتح الحساب. تظل المفاتيح التي أنشأها تعمل.',
  remove_from_team: 'إزالة من الفريق',
  member_removed: 'لم يعد {name} عضوًا.',
  invited_by: 'صاحب الدعوة',
  works_until: 'صالحة حتى',
} satisfies Record<keyof typeof english, string>;
