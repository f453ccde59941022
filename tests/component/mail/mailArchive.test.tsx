import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { mailDatabase } from '#mocks/mail/database'
import { address, open, row, rows, startMail, stored, toast } from './openMail'

startMail()

/** Simulates a finger’s stroke across a row, by this many pixels across and down. */
const swipe = async (subject: RegExp, [across, down]: [number, number]) => {
  const target = await row(subject)
  const finger = { pointerType: 'touch', isPrimary: true, pointerId: 5 }
  fireEvent.pointerDown(target, { ...finger, clientX: 200, clientY: 200 })
  for (const part of [0.1, 0.5, 1]) {
    const to = { clientX: 200 + across * part, clientY: 200 + down * part }
    fireEvent.pointerMove(target, { ...finger, ...to })
  }
  fireEvent.pointerUp(target, { ...finger, clientX: 200 + across, clientY: 200 + down })
}

describe('a mail leaving the inbox', () => {
  it('can be archived and restored by UNDO, with the focus staying in the list', async () => {
    const { user } = await open('?mail=mail-1')
    await user.click(await screen.findByRole('button', { name: 'Archive' }))
    await waitFor(async () => expect(await rows()).toHaveLength(7))
    // The list changes at once, the store after the answer.
    await waitFor(async () => expect(await stored('mail-1')).toMatchObject({ archived: true }))
    await user.click(await screen.findByRole('button', { name: 'UNDO' }))
    await waitFor(async () => expect(await rows()).toHaveLength(8))
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-mail', 'mail-1'))
  })

  it('stays in another window’s folder, and UNDO says so', async () => {
    const { user } = await open('?mail=mail-1')
    await user.click(await screen.findByRole('button', { name: 'Archive' }))
    await toast(/Mail archived/)
    const lastMove = { moveId: 'other', from: 'archive' as const }
    await mailDatabase.mails.update('mail-1', { trash: true, archived: false, lastMove })
    await user.click(screen.getByRole('button', { name: 'UNDO' }))
    await toast(/in another window since/)
    expect(await stored('mail-1')).toMatchObject({ trash: true })
    expect(await rows()).toHaveLength(7)
  })

  it('is archived by a horizontal stroke, but not by scrolling or in a folder without archive', async () => {
    const { user } = await open()
    const list = (await screen.findByRole('list', { name: 'Inbox' })).parentElement
    await waitFor(() => expect(list?.style.touchAction).toMatch(/^pan-y/))
    await swipe(/Planned maintenance/, [90, 120])
    await swipe(/Planned maintenance/, [40, 0])
    await swipe(/weekend cashback/, [-160, 20])
    await waitFor(async () => expect(await stored('mail-1')).toMatchObject({ archived: true }))
    expect(await rows()).toHaveLength(7)
    await user.click(await screen.findByRole('button', { name: 'UNDO' }))
    await waitFor(async () => expect(await rows()).toHaveLength(8))
    await swipe(/weekend cashback/, [160, 0])
    await waitFor(async () => expect(await rows()).toHaveLength(7))
    expect(await stored('mail-4')).toMatchObject({ archived: false })
    await user.click(screen.getByRole('button', { name: 'Folders and labels' }))
    await user.click(await screen.findByRole('link', { name: /Spam/ }))
    await rows('Spam')
    expect(list?.style.touchAction).toBe('')
  })

  it('a stroke in “All mail” archives only mails from the inbox and keeps them in the list', async () => {
    const { user } = await open('?place=all')
    const list = (await screen.findByRole('list', { name: 'All mail' })).parentElement
    await waitFor(() => expect(list?.style.touchAction).toMatch(/^pan-y/))
    const all = (await rows('All mail')).length
    const sent = await screen.findAllByRole('link', { name: /Sent/ })
    const id = sent[0]?.dataset['mail'] ?? ''
    const before = await stored(id)
    await swipe(new RegExp(before?.subject ?? ''), [-160, 0])
    await swipe(/weekend cashback/, [-160, 0])
    expect(await screen.findByText('Mail archived')).toBeVisible()
    await waitFor(async () => expect(await stored('mail-1')).toMatchObject({ archived: true }))
    expect(await stored(id)).toEqual(before)
    expect(await row(/weekend cashback/)).toHaveTextContent('Archive')
    expect(await rows('All mail')).toHaveLength(all)
    await swipe(/weekend cashback/, [-160, 0])
    await user.click(await screen.findByRole('button', { name: 'UNDO' }))
    await waitFor(async () => expect(await row(/weekend cashback/)).toHaveTextContent('Inbox'))
  })

  it('marking a mail as unread closes it and focuses its row', async () => {
    const { user } = await open('?mail=mail-4')
    await user.click(await screen.findByRole('button', { name: 'Mark as unread' }))
    await waitFor(async () => expect((await stored('mail-4'))?.isRead).toBe(false))
    expect(address()).toBe('/app/mail')
    await waitFor(async () => expect(await row(/Planned maintenance/)).toHaveFocus())
  })

  it('a search covers all folders, names the folder of each result and can be limited to one', async () => {
    const { user } = await open('?q=neon+mahjong')
    expect(await screen.findByText('Found in: all folders')).toBeVisible()
    const [hit] = await rows()
    expect(within(hit ?? document.body).getByText('Trash')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Only in Inbox' }))
    expect(await screen.findByText('Nothing found')).toBeVisible()
  })
})
