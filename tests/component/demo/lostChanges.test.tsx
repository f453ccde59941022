import 'fake-indexeddb/auto'
import { act, renderHook, screen, waitFor, within } from '@testing-library/react'
import { Provider } from 'react-redux'
import { beforeEach, expect, it, vi } from 'vitest'
import { useChangeChatMessageMutation } from '#api/chat/chat'
import { calendarPaths } from '#contract/calendar/calendar'
import { chatPaths } from '#contract/chat/chat'
import { contactPaths } from '#contract/contacts/contacts'
import { kanbanPaths } from '#contract/kanban/kanban'
import { mailChangePaths } from '#contract/mail/changes'
import { mailPaths } from '#contract/mail/mail'
import { shopPaths } from '#contract/shop/paths'
import { socialPeoplePaths } from '#contract/social/people'
import { socialPaths } from '#contract/social/social'
import { usersPaths } from '#contract/users/users'
import {
  useAddEventMutation,
  useRemoveEventMutation,
  useReplaceEventsMutation,
} from '#features/calendar/api'
import { useModifyContactMutation, useRemoveContactMutation } from '#features/contacts/api'
import { kanbanChanges } from '#features/kanban/api/changes'
import { useRemoveMailsMutation, useSetStarredMutation } from '#features/mail/api/changes'
import { MailPage } from '#features/mail/MailPage'
import { useEditAddressMutation } from '#features/shop/api/addresses'
import { useRemoveFromCartMutation } from '#features/shop/api/cart'
import {
  useDeleteRequestMutation,
  useRemovePictureMutation,
  useUnfriendMutation,
} from '#features/social/api/peopleChanges'
import { useLikeMutation, useRemovePostMutation } from '#features/social/api/social'
import { useSaveUserProfileMutation } from '#features/users/api/profile'
import { calendarDatabase } from '#mocks/calendar/database'
import { chatDatabase } from '#mocks/chat/database'
import { contactsDatabase } from '#mocks/contacts/database'
import { kanbanDatabase } from '#mocks/kanban/database'
import { mailDatabase } from '#mocks/mail/database'
import { shopDatabase } from '#mocks/shop/database'
import { socialDatabase } from '#mocks/social/database'
import { usersDatabase } from '#mocks/users/database'
import type { Outcome } from '#ui/toast/useMutationFeedback'
import { loggedIn } from '../../appStore'
import { loseFirstAnswer, loseFirstCall, renderDemo, resetDemo } from '../demoPages'

// A change, archiving or deletion whose answer is lost was carried out, so the app must not report an error.

const line = {
  itemId: 'line',
  productId: '1',
  color: '',
  size: '',
  quantity: 1,
  position: 1,
}

beforeEach(async () => {
  sessionStorage.clear()
  vi.spyOn(console, 'error').mockReturnValue()
  await resetDemo(
    socialDatabase,
    contactsDatabase,
    calendarDatabase,
    mailDatabase,
    kanbanDatabase,
    shopDatabase,
    chatDatabase,
    usersDatabase,
  )
  await shopDatabase.lines.put(line)
})

type Mutation<Sent> = readonly [(request: Sent) => PromiseLike<Outcome<unknown>>, ...unknown[]]

/**
 * Sends one change through the app’s own store.
 * @returns its result
 */
const sending =
  <Sent,>(use: () => Mutation<Sent>, request: NoInfer<Sent>) =>
  async (): Promise<Outcome<unknown>> => {
    const store = loggedIn()
    const { result } = renderHook(use, {
      wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
    })
    return act(async () => result.current[0](request))
  }

const event = {
  id: 'event-x',
  allDay: true,
  start: '2026-11-27',
  end: '2026-11-28',
  title: 'Once only',
  description: '',
  color: '#1565c0',
  textColor: '#ffffff',
}
const later = { ...event, start: '2026-11-28', end: '2026-11-29' }

const like = { postId: 'post-2', like: true }
const liked = () => socialDatabase.posts.get('post-2')

const holding = (part: object): unknown => expect.objectContaining(part)

it.each([
  [
    'a like',
    socialPaths.likePost,
    sending(useLikeMutation, like),
    liked,
    holding({ data: holding({ likes: holding({ like: true }) }) }),
  ],
  [
    'a deleted post',
    socialPaths.removePost,
    sending(useRemovePostMutation, 'post-4'),
    () => socialDatabase.posts.get('post-4'),
    undefined,
  ],
  [
    'an ended friendship',
    socialPeoplePaths.unfriend,
    sending(useUnfriendMutation, { id: 'friend-2', key: '' }),
    () => socialDatabase.friends.get('friend-2'),
    undefined,
  ],
  [
    'a declined request',
    socialPeoplePaths.deleteRequest,
    sending(useDeleteRequestMutation, { id: 'request-2', key: '' }),
    () => socialDatabase.requests.get('request-2'),
    undefined,
  ],
  [
    'a deleted picture',
    socialPeoplePaths.removePicture,
    sending(useRemovePictureMutation, 'picture-2'),
    () => socialDatabase.gallery.get('picture-2'),
    undefined,
  ],
  [
    'a new contact',
    contactPaths.modify,
    sending(useModifyContactMutation, { newId: 'new', name: 'Once Only' }),
    () => contactsDatabase.contacts.filter(({ name }) => name === 'Once Only').count(),
    1,
  ],
  [
    'a contact changed, whose other windows are heeded',
    contactPaths.modify,
    sending(useModifyContactMutation, {
      id: 'u1',
      company: 'Another',
      was: { company: 'Chao Phraya Games' },
    }),
    () => contactsDatabase.contacts.get('u1'),
    holding({ company: 'Another' }),
  ],
  [
    'a deleted contact',
    contactPaths.remove,
    sending(useRemoveContactMutation, 'u1'),
    () => contactsDatabase.contacts.get('u1'),
    undefined,
  ],
  [
    'a new event',
    calendarPaths.add,
    sending(useAddEventMutation, event),
    () => calendarDatabase.events.filter(({ title }) => title === 'Once only').count(),
    1,
  ],
  [
    'a deleted event',
    calendarPaths.remove,
    sending(useRemoveEventMutation, 'event-1'),
    () => calendarDatabase.events.get('event-1'),
    undefined,
  ],
  [
    'a star',
    mailPaths.setStarred,
    sending(useSetStarredMutation, { id: 'mail-4', starred: true }),
    () => mailDatabase.mails.get('mail-4'),
    holding({ starred: true }),
  ],
  [
    'a mail that is gone for good',
    mailChangePaths.remove,
    sending(useRemoveMailsMutation, { ids: ['mail-12'] }),
    () => mailDatabase.mails.get('mail-12'),
    undefined,
  ],
  [
    'a deleted item',
    kanbanPaths.deleteItem,
    sending(kanbanChanges.useDeleteKanbanItemMutation, { itemId: 'item-1' }),
    () => kanbanDatabase.items.get('item-1'),
    undefined,
  ],
  [
    'a deleted column',
    kanbanPaths.deleteColumn,
    sending(kanbanChanges.useDeleteKanbanColumnMutation, { columnId: 'column-1' }),
    () => kanbanDatabase.columns.get('column-1'),
    undefined,
  ],
  [
    'a deleted story',
    kanbanPaths.deleteStory,
    sending(kanbanChanges.useDeleteKanbanStoryMutation, { storyId: 'story-1' }),
    () => kanbanDatabase.stories.get('story-1'),
    undefined,
  ],
  [
    'a deleted label',
    kanbanPaths.deleteLabel,
    sending(kanbanChanges.useDeleteKanbanLabelMutation, { labelId: 'label-1' }),
    () => kanbanDatabase.labels.get('label-1'),
    undefined,
  ],
  [
    'a deleted message',
    chatPaths.changeMessage,
    sending(useChangeChatMessageMutation, { id: 'u1-2', deleted: true }),
    () => chatDatabase.messages.get('u1-2'),
    holding({ deleted: true }),
  ],
  [
    'a line taken out of the cart',
    shopPaths.remove,
    sending(useRemoveFromCartMutation, 'line'),
    () => shopDatabase.lines.get('line'),
    undefined,
  ],
  [
    'an address changed, whose other windows are heeded',
    shopPaths.editAddress,
    sending(useEditAddressMutation, { id: '2', city: 'Lamphun', was: { city: 'Mueang' } }),
    () => shopDatabase.addresses.get('2'),
    holding({ city: 'Lamphun' }),
  ],
  [
    'a profile changed, whose other windows are heeded',
    usersPaths.profile,
    sending(useSaveUserProfileMutation, {
      personal: { nickname: 'Once' },
      was: { personal: { nickname: 'Ploy' } },
    }),
    () => usersDatabase.profile.get('own'),
    holding({ personal: holding({ nickname: 'Once' }) }),
  ],
] as const)(
  'a lost answer does not turn this into an error: %s',
  async (_, path, change, read, expected) => {
    loseFirstAnswer(path)
    expect(await change()).not.toHaveProperty('error')
    expect(await read()).toEqual(expected)
  },
)

it('deleting mails permanently succeeds although another window has removed one of them', async () => {
  expect(await mailDatabase.mails.update('mail-4', { trash: true })).toBe(1)
  const ids = ['mail-12', 'mail-4']
  await mailDatabase.mails.delete('mail-12')
  loseFirstCall(mailChangePaths.remove)
  expect(await sending(useRemoveMailsMutation, { ids })()).not.toHaveProperty('error')
  expect(await mailDatabase.mails.bulkGet(ids)).toEqual([undefined, undefined])
})

it('a series is taken apart once, even if the answer is lost', async () => {
  await calendarDatabase.events.put({ ...event, months: ['any', '2026-11'] })
  loseFirstAnswer(calendarPaths.replace)
  const change = sending(useReplaceEventsMutation, { before: [event], after: [later] })
  expect(await change()).not.toHaveProperty('error')
  expect(await calendarDatabase.events.get('event-x')).toMatchObject(later)
})

it('UNDO restores an archived mail to its folder, even if the answer was lost', async () => {
  const { user } = await renderDemo(<MailPage />, { path: '/app/mail?mail=mail-1' })
  const tools = within(await screen.findByRole('toolbar', { name: 'What to do with this mail' }))
  loseFirstAnswer(mailChangePaths.move)
  await user.click(await tools.findByRole('button', { name: 'Archive' }))
  await user.click(await screen.findByRole('button', { name: 'UNDO' }))
  await waitFor(async () =>
    expect(await mailDatabase.mails.get('mail-1')).toMatchObject({ archived: false }),
  )
})
