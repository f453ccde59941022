/** Where a mail is found: folders, of which it is in one, and labels, of which it bears any number. */

export const mailFolders = ['inbox', 'sent', 'draft', 'spam', 'trash'] as const
export const mailLabels = ['starred', 'important', 'promotions', 'forums'] as const

/** What can be listed, filtered and counted; `all` is every mail. */
export const mailPlaces = ['all', ...mailFolders, ...mailLabels] as const

export type MailFolder = (typeof mailFolders)[number]
export type MailLabel = (typeof mailLabels)[number]
export type MailPlace = (typeof mailPlaces)[number]

export type MailFlags = Readonly<
  Record<MailLabel | Exclude<MailFolder, 'inbox'>, boolean> & { isRead: boolean }
>

/**
 * The one folder of a mail. A draft in the trash is in the trash alone; the inbox is what is neither
 * sent, draft, spam nor trash (the template leaks all of these but spam into it).
 */
export function folderOf({ sent, draft, spam, trash }: MailFlags): MailFolder {
  if (trash) return 'trash'
  if (spam) return 'spam'
  if (draft) return 'draft'
  return sent ? 'sent' : 'inbox'
}

/** Everywhere that a mail is found. Labels leave out what lies in spam and trash. */
export function placesOf(mail: MailFlags): MailPlace[] {
  const folder = folderOf(mail)
  const isThrownAway = folder === 'spam' || folder === 'trash'
  return ['all', folder, ...(isThrownAway ? [] : mailLabels.filter((label) => mail[label]))]
}
