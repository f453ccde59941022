import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { mailDatabase } from '#mocks/mail/database'
import { open, row, rows, startMail, stored, toast } from './openMail'

startMail()

describe('the keys of the mail section', () => {
  it('work with a Thai keyboard layout', async () => {
    const { user } = await open()
    await rows()
    fireEvent.keyDown(document.body, { key: '่', code: 'KeyJ' })
    const first = await row(/weekend cashback/)
    expect(first).toHaveFocus()
    fireEvent.keyDown(first, { key: '๒', code: 'Digit3', shiftKey: true })
    await toast(/Mail moved to trash/)
    fireEvent.keyDown(document.body, { key: 'ผ', code: 'KeyZ', ctrlKey: true })
    expect(await row(/weekend cashback/)).toBeVisible()
    fireEvent.keyDown(document.body, { key: 'แ', code: 'KeyC' })
    expect(await screen.findByRole('dialog')).toBeVisible()
    await user.keyboard('{Escape}')
  })

  it('move through the list, open, star, trash, search and show help', async () => {
    const { user } = await open()
    await rows()
    await user.keyboard('j')
    expect(await row(/weekend cashback/)).toHaveFocus()
    await user.keyboard('j{ArrowDown}k')
    expect(await row(/one document is missing/)).toHaveFocus()
    await user.keyboard('s')
    await waitFor(async () => expect((await stored('mail-2'))?.starred).toBe(false))
    await user.keyboard('#')
    await toast(/Mail moved to trash/)
    await user.keyboard('/')
    expect(screen.getByRole('searchbox', { name: 'Search mail' })).toHaveFocus()
    await user.keyboard('jc')
    expect(screen.getByRole('searchbox', { name: 'Search mail' })).toHaveValue('jc')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    act(() => screen.getByRole('searchbox', { name: 'Search mail' }).blur())
    fireEvent.keyDown(document.body, { key: '?' })
    const help = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
    await user.click(within(help).getByRole('switch', { name: 'Single keys work' }))
    await user.click(within(help).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    fireEvent.keyDown(document.body, { key: 'c' })
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    localStorage.clear()
  })
})

it('keys in drafts and in search results do what the buttons there do', async () => {
  const { user } = await open('?place=draft')
  await rows('Drafts')
  await user.keyboard('je!')
  // Only the trash key works here.
  expect((await stored('mail-10'))?.trash).toBe(false)
  await user.keyboard('#')
  await waitFor(async () => expect((await stored('mail-10'))?.trash).toBe(true))
  await user.type(await screen.findByRole('searchbox', { name: 'Search mail' }), 'weekend cashback')
  const found = await row(/weekend cashback/)
  act(() => found.focus())
  await user.keyboard('e')
  await waitFor(async () =>
    expect(await stored('mail-1')).toMatchObject({ archived: true, trash: false }),
  )
})

it('the archive key does nothing to sent mails', async () => {
  await mailDatabase.mails.update('mail-8', { sent: true })
  const { user } = await open('?place=sent')
  await rows('Sent')
  await user.keyboard('je#')
  await toast(/moved to trash/)
  expect(screen.queryByText(/archived/)).not.toBeInTheDocument()
  expect(await stored('mail-8')).toMatchObject({ trash: true, archived: false })
})

it('the keys for star and importance apply to all selected mails', async () => {
  const { user } = await open()
  await rows()
  await user.keyboard('jxjjxs')
  await waitFor(async () => expect((await stored('mail-3'))?.starred).toBe(true))
  expect((await stored('mail-1'))?.starred).toBe(true)
  await user.keyboard('i')
  await waitFor(async () => expect((await stored('mail-3'))?.important).toBe(true))
  // If all of them have it, the key removes it; the menu says so.
  await user.keyboard('s')
  await waitFor(async () => expect((await stored('mail-3'))?.starred).toBe(false))
  expect((await stored('mail-1'))?.starred).toBe(false)
  await user.click(screen.getByRole('button', { name: 'More' }))
  expect(await screen.findByRole('menuitem', { name: 'Star' })).toBeVisible()
  await user.click(await screen.findByRole('menuitem', { name: 'Not important' }))
  await waitFor(async () => expect((await stored('mail-1'))?.important).toBe(false))
  expect((await stored('mail-3'))?.important).toBe(false)
})

it('another folder opens at its beginning, wherever the list was scrolled', async () => {
  const { user } = await open()
  await rows()
  const go = async (place: RegExp) => {
    await user.click(screen.getByRole('button', { name: 'Folders and labels' }))
    const drawer = await screen.findByRole('dialog', { name: 'Mail' })
    await user.click(within(drawer).getByRole('link', { name: place }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  }
  await go(/^All mail/)
  await rows('All mail')
  await go(/^Inbox/)
  await rows()
  const list = document.querySelector('[data-mail-list]')
  if (list) list.scrollTop = 300
  await go(/^All mail/)
  await rows('All mail')
  expect(document.querySelector('[data-mail-list]')?.scrollTop).toBe(0)
})

describe('the star key', () => {
  it('clears the whole conversation if any of its mails is starred, like the button in the row', async () => {
    const { user } = await open('?mail=mail-7')
    const star = await screen.findByRole('button', { name: /^Star: Friday/ })
    const mails = within(await screen.findByRole('article'))
    await user.click(mails.getAllByRole('button', { name: 'Star' }).at(-1) ?? star)
    await waitFor(async () => expect((await stored('mail-8'))?.starred).toBe(true))
    expect(star).toHaveAttribute('aria-pressed', 'true')
    await user.keyboard('s')
    await waitFor(async () => expect((await stored('mail-8'))?.starred).toBe(false))
    expect((await stored('mail-7'))?.starred).toBe(false)
    // An answer on its way may still contain the earlier state.
    await waitFor(() => expect(star).toHaveAttribute('aria-pressed', 'false'))
    await user.keyboard('s')
    await waitFor(async () => expect((await stored('mail-7'))?.starred).toBe(true))
  })
})
