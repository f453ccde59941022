import type { PolicyPart } from '../policy'

export const parts: readonly PolicyPart[] = [
  {
    id: 'who',
    title: 'Who is responsible',
    paragraphs: [
      'This app is a demonstration of a member site. Where an operator runs it, that operator is responsible for the data of its members and names itself here.',
    ],
  },
  {
    id: 'device',
    title: 'What stays on your device',
    paragraphs: [
      'Your settings, your session, drafts, the demo sections with everything you change in them, and a copy of the last answers of the operator (balance, history) to read offline.',
      'They lie in this browser’s own storage: local storage, IndexedDB and the cache of the service worker. No other site can read them.',
    ],
  },
  {
    id: 'sent',
    title: 'What is sent',
    paragraphs: [
      'In a fully simulated build: nothing. All back ends run inside your browser.',
      'Where a build names an operator, logging in, registering, balances, deposits and withdrawals are sent to that operator over an encrypted connection, and to nobody else.',
    ],
  },
  {
    id: 'third',
    title: 'Third parties',
    paragraphs: [
      'None. The app loads no advertisements, no trackers, no fonts and no scripts from elsewhere, and its security policy forbids them.',
    ],
  },
  {
    id: 'why',
    title: 'Why, and how long',
    paragraphs: [
      'We store data so that the app opens offline and does what you ask. When your session ends, by logging out or on its own, your data is deleted: answers, drafts, slips and messages that wait. What stays, under your number as a member: an order of money that has no answer yet, a limit or break that is not sent yet, and which notices you have read. Demo data are deleted when you reset them; everything when you clear this site’s data in the browser.',
    ],
  },
  {
    id: 'rights',
    title: 'What you can do',
    paragraphs: [
      'Export the demo data as one file, import or reset them: “App on this device” in the account.',
      'Delete everything: clear the data of this site in your browser’s settings, or remove the app from the home screen with its data.',
      'Ask the operator for a copy, a correction or the deletion of what it keeps.',
    ],
  },
  {
    id: 'safety',
    title: 'How it is protected',
    paragraphs: [
      'Private answers are removed at logout, pictures are redrawn before they are stored, and nothing that moves money is ever queued.',
      'A session ends when its token expires. Another tab that logs out ends it here too.',
    ],
  },
  {
    id: 'minors',
    title: 'People under 20',
    paragraphs: [
      'This site is not for people under 20. Accounts of minors are closed, and what they deposited is returned.',
    ],
  },
  {
    id: 'changes',
    title: 'Changes',
    paragraphs: [
      'This text changes only with a new version of the app. The date above is that of the last change.',
    ],
  },
]
