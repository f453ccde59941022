import { expect, it } from 'vitest'
import { quoteStart } from '#features/mail/reading/MailBody'

it.each([
  ['Yes.\n\nOn Monday Ploy wrote:\n> Are you in?\n>\n> Ploy\n', 'Yes.\n'],
  ['Yes.\n> Are you in?', 'Yes.'],
  ['> First?\nYes.\n> Second?\nNo.', '> First?\nYes.\n> Second?\nNo.'],
  ['On Monday Ploy wrote:\n> Are you in?', 'On Monday Ploy wrote:\n> Are you in?'],
  ['Nothing quoted:\n\n', 'Nothing quoted:\n\n'],
  ['', ''],
])('quoteStart shows of %j only %j', (message, shown) => {
  expect(message.slice(0, quoteStart(message))).toBe(shown)
})
