import { act, screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { describe, expect, it, vi } from 'vitest'
import { MailPage } from '#features/mail/MailPage'
import { mailDatabase } from '#mocks/mail/database'
import { screenOnlyClass } from '#ui/print/PrintOnly'
import { renderDemo } from '../demoPages'
import { address, beWide, field, open, row, rows, startMail, stored, toast } from './openMail'

startMail()

const inThread = () => mailDatabase.mails.where('thread').equals('mail-7').count()

describe('an open mail', () => {
  it('shows markup as text and links only to https and mailto addresses', async () => {
    await open('?mail=mail-6')
    const mail = await screen.findByRole('article')
    expect(within(mail).getByText(/<script>alert\('hello'\)<\/script>/)).toBeVisible()
    const links = within(mail).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['https://forum.example/t/4711'])
    expect(mail.querySelector('script, img[onerror]')).toBeNull()
  })

  it('prints an email address without its mailto: part', async () => {
    await mailDatabase.mails.update('mail-6', {
      message: 'Write to mailto:mali@example.com?cc=mali@example.com.',
    })
    await open('?mail=mail-6')
    const mail = within(await screen.findByRole('article'))
    const link = mail.getByRole('link', { name: /mali/ })
    expect(link).toHaveTextContent('mailto:mali@example.com?cc=mali@example.com')
    for (const part of link.querySelectorAll(`.${screenOnlyClass}`)) part.remove()
    expect(link).toHaveTextContent(/^mali@example.com$/)
  })

  it('says when the mail does not exist, with a link back', async () => {
    const { user } = await open('?mail=gone')
    expect(await screen.findByText('Mail not found')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Back to the list' }))
    expect(address()).toBe('/app/mail')
  })

  it('replaces the list on phones, with a button back', async () => {
    beWide(false)
    const { user } = await open()
    await user.click(await row(/Planned maintenance/))
    expect(await screen.findByRole('article')).toBeVisible()
    expect(screen.queryByRole('list', { name: 'Inbox' })).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Back to the list' }))
    expect(await rows()).toHaveLength(8)
  })

  it.each(['Back to the list', 'Archive'])(
    'leaves no extra history entry when it is closed by “%s” on phones',
    async (name) => {
      beWide(false)
      history.replaceState(null, '', '/app/mail')
      const { user } = await renderDemo(<MailPage />, { inWindow: true })
      await user.click(await row(/Planned maintenance/))
      await screen.findByRole('article')
      const steps = history.length
      await user.click(await screen.findByRole('button', { name }))
      await waitFor(() => expect(location.search).toBe(''))
      await user.click(await row(/weekend cashback/))
      await screen.findByRole('article')
      // It replaces the first mail in the history.
      expect(history.length).toBe(steps)
    },
  )

  it('moved from a menu on phones leads back to the list and no further', async () => {
    beWide(false)
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.includes('max-width: 599'),
      media: query,
      addEventListener: () => {},
      removeEventListener: () => {},
    }))
    history.replaceState(null, '', '/before')
    history.pushState(null, '', '/app/mail')
    const { user } = await renderDemo(<MailPage />, { inWindow: true })
    await user.click(await row(/Planned maintenance/))
    await user.click(await screen.findByRole('button', { name: 'More' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Move to spam' }))
    await toast(/moved to spam/)
    await waitFor(() => expect(location.search).toBe(''))
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(location.pathname).toBe('/app/mail')
  })

  it('opened by its address is replaced by the list on the way back', async () => {
    beWide(false)
    history.pushState(null, '', '/app/mail?mail=mail-1')
    const { user } = await renderDemo(<MailPage />, { inWindow: true })
    const steps = history.length
    await user.click(await screen.findByRole('button', { name: 'Back to the list' }))
    expect(await rows()).toHaveLength(8)
    expect(location.search).toBe('')
    expect(history.length).toBe(steps)
  })

  it('closed beside a mail being written leaves that open', async () => {
    const { user } = await open()
    await user.click(await row(/Planned maintenance/))
    await screen.findByRole('article')
    await user.click(await screen.findByRole('button', { name: 'Compose' }))
    await user.type(await field('Subject'), 'Hello')
    await user.click(screen.getByRole('button', { name: 'Back to the list' }))
    await waitFor(() => expect(screen.queryByRole('article')).not.toBeInTheDocument())
    expect(await field('Subject')).toHaveValue('Hello')
  })

  it('goes back without reopening a draft that was closed beside it', async () => {
    history.replaceState(null, '', '/app/mail')
    const { user } = await renderDemo(<MailPage />, { inWindow: true })
    await user.click(await screen.findByRole('button', { name: 'Compose' }))
    await user.type(await field('Subject'), 'Hello')
    await user.click(await row(/Planned maintenance/))
    await screen.findByRole('article')
    await user.click(screen.getByRole('button', { name: 'Close and keep the draft' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    history.back()
    await waitFor(() => expect(screen.queryByRole('article')).not.toBeInTheDocument())
    await waitFor(() => expect(location.search).toBe(''))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('leaves no draft of a reply in which nothing was written', async () => {
    const { user } = await open('?mail=mail-7')
    const [answer] = within(await screen.findByRole('article')).getAllByRole('button', {
      name: 'Reply',
    })
    const begin = async () => {
      await user.click(answer ?? document.body)
      return screen.findByRole('dialog', { name: /^Re: Friday/ })
    }
    await begin()
    expect(await inThread()).toBe(3)
    await user.click(screen.getByRole('button', { name: 'Close and keep the draft' }))
    await waitFor(async () => expect(await inThread()).toBe(2))
    expect(answer).toHaveFocus()
    await begin()
    await user.type(await field('Message'), 'Yes')
    await user.click(screen.getByRole('button', { name: 'Close and keep the draft' }))
    const draft = await screen.findByRole('button', { name: /^Draft/ })
    // A stored draft that is opened and left unchanged stays.
    await user.click(draft)
    await screen.findByRole('dialog', { name: /^Re: Friday/ })
    await user.click(screen.getByRole('button', { name: 'Close and keep the draft' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(await inThread()).toBe(3)
  })

  it('leaves no draft of an unwritten reply, however the user leaves it', async () => {
    const { user, unmount } = await open('?mail=mail-7')
    const begin = async (name: string, title: RegExp) => {
      const article = within(await screen.findByRole('article'))
      await user.click(article.getAllByRole('button', { name })[0] ?? document.body)
      await screen.findByRole('dialog', { name: title })
    }
    await begin('Reply', /^Re: Friday/)
    const left = address()
    await begin('Forward', /^Fwd: Friday/)
    await waitFor(async () => expect(await inThread()).toBe(3))
    await user.click(screen.getByRole('button', { name: 'Discard the draft' }))
    await waitFor(async () => expect(await inThread()).toBe(2))
    await begin('Reply', /^Re: Friday/)
    await user.type(await field('Message'), 'Yes')
    await begin('Forward', /^Fwd: Friday/)
    await waitFor(async () => expect(await inThread()).toBe(4))
    unmount()
    await waitFor(async () => expect(await inThread()).toBe(3))
    const [, , draft] = await mailDatabase.mails.where('thread').equals('mail-7').sortBy('time')
    expect(draft?.message).toMatch(/Yes$/)
    // Going back to an address of a deleted draft opens nothing in its place.
    await open(left?.replace('/app/mail', ''))
    await waitFor(() => expect(address()).toBe('/app/mail?mail=mail-7'))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('shows its conversation, and a reply to all quotes the text and joins it', async () => {
    const { user } = await open('?mail=mail-7')
    const mails = within(await screen.findByRole('article')).getAllByRole('listitem')
    expect(mails).toHaveLength(2)
    const [first] = mails
    await user.click(within(first ?? document.body).getByRole('button', { name: 'Reply to all' }))
    const form = await screen.findByRole('dialog', { name: /^Re: Friday/ })
    expect(within(form).getByText('ploy@arcade.example')).toBeVisible()
    expect(within(form).getByText('mateo.fernandez@example.com')).toBeVisible()
    expect(await inThread()).toBe(3)
    expect(
      within(form).getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' }).value,
    ).toMatch(/Ploy Rattanakul wrote:\n> Hi both,/)
  })

  it('folds the quoted text at its end', async () => {
    const { user } = await open('?mail=mail-7')
    const article = await screen.findByRole('article')
    expect(within(article).getByText(/See you on Friday/)).not.toHaveTextContent('two seats')
    await user.click(within(article).getByRole('button', { name: 'Quoted text' }))
    expect(within(article).getByText(/^On the day you wrote:/)).toHaveTextContent('two seats')
  })

  it('prints all mails of its conversation in full', async () => {
    const answers = 'Until then everything stays as it is. '.repeat(9)
    const mail = await stored('mail-7')
    if (!mail) throw new Error('The mail is gone')
    await mailDatabase.mails.put({ ...mail, message: `${answers}The end.` })
    await open('?mail=mail-8')
    const article = await screen.findByRole('article')
    expect(within(article).queryByText(/The end\.$/)).not.toBeInTheDocument()
    act(() => void window.dispatchEvent(new Event('beforeprint')))
    expect(within(article).getByText(/The end\.$/)).toBeVisible()
    act(() => void window.dispatchEvent(new Event('afterprint')))
    expect(within(article).queryByText(/The end\.$/)).not.toBeInTheDocument()
  })

  it('has no accessibility violations beside the list and while a mail is being written', async () => {
    const { container } = await open('?mail=mail-1&compose=new')
    await rows()
    await screen.findByRole('article')
    await screen.findByRole('dialog', { name: 'Compose' })
    await waitFor(async () => expect((await stored('mail-1'))?.isRead).toBe(true))
    const { violations } = await axe.run(container, {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    })
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  })
})
