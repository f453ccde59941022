import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { mailChangePaths } from '#contract/mail/changes'
import { useMailActions } from '#features/mail/actions/useMailActions'
import { Compose } from '#features/mail/compose/Compose'
import { MailPage } from '#features/mail/MailPage'
import { changeAppearance } from '#ui/appearance/appearanceSlice'
import { answerDemo, brokenCall, renderDemo, unreadable } from '../demoPages'
import { address, field, open, startMail, stored, to, toast } from './openMail'

startMail()

describe('writing a mail', () => {
  it('saves every change and finds it again', async () => {
    const { user, unmount } = await open()
    await user.click(await screen.findByRole('button', { name: 'Compose' }))
    await user.type(await field('Subject'), 'Hello')
    await user.type(await field('Message'), 'สวัสดี <b>')
    await screen.findByText('Draft saved')
    const path = address() ?? ''
    unmount()
    await renderDemo(<MailPage />, { path })
    expect(await field('Message')).toHaveValue('สวัสดี <b>')
    expect(await field('Subject')).toHaveValue('Hello')
  })

  it('sends to valid addresses only and is undone by UNDO', async () => {
    const { user } = await open('?compose=new')
    // A long pasted text is named by its beginning.
    await user.click(await to())
    await user.paste('😀'.repeat(400))
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(screen.getByText(`“${'😀'.repeat(30)}…” is not an email address.`)).toBeVisible()
    await user.type(await to(), '{Backspace}mali')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(screen.getByText('“mali” is not an email address.')).toBeVisible()
    expect(await to()).toHaveFocus()
    await user.type(await to(), '{Backspace}mali@example.com')
    await user.type(await field('Subject'), 'Hi')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    await toast(/Sent, within this device only/)
    expect(await stored('new')).toMatchObject({ sent: true, draft: false })
    await user.click(screen.getByRole('button', { name: 'UNDO' }))
    expect(await screen.findByText('mali@example.com')).toBeVisible()
    expect(await stored('new')).toMatchObject({ sent: false, draft: true })
  })

  it.each([
    ['Send', /Sent, within this device only/],
    ['Discard the draft', /moved to trash/],
  ])('reports the result of “%s” while its dialog is still closing', async (name, done) => {
    const close = vi.fn<() => void>()
    function Staying() {
      const actions = useMailActions()
      const open = { draftId: 'new', writeTo: 'mali@example.com', begun: null, actions }
      return <Compose {...open} onClose={close} onOpen={() => {}} />
    }
    const { user } = await renderDemo(<Staying />)
    await user.type(await field('Subject'), 'Hi')
    await screen.findByText('Draft saved')
    const told: string[] = []
    const watch = new MutationObserver(() => told.push(document.body.textContent))
    watch.observe(document.body, { childList: true, subtree: true, characterData: true })
    await user.click(screen.getByRole('button', { name }))
    await waitFor(() => expect(close).toHaveBeenCalledTimes(2))
    expect(await screen.findByText(done)).toBeVisible()
    watch.disconnect()
    expect(told.join()).not.toMatch(/sent or deleted elsewhere/)
  })

  it('sends once on a double click', async () => {
    const calls = answerDemo()
    const { user } = await open('?compose=new')
    await user.type(await to(), 'mali@example.com')
    await user.type(await field('Subject'), 'Hi')
    await user.dblClick(screen.getByRole('button', { name: 'Send' }))
    await toast(/Sent, within this device only/)
    expect(calls.filter(({ path }) => path === mailChangePaths.send)).toHaveLength(1)
    expect(screen.getByRole('button', { name: 'UNDO' })).toBeVisible()
  })

  it('refuses a pasted text that is longer than a mail may be, and says so', async () => {
    const { user } = await open('?compose=new')
    const message = await field('Message')
    await user.type(message, 'Hello')
    await user.paste('x'.repeat(100_000))
    expect(screen.getByRole('alert')).toHaveTextContent(/^No more than 100,000 characters/)
    expect(message).toHaveValue('Hello')
    await user.type(message, '!')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    await user.tripleClick(message)
    await user.paste('x'.repeat(1000))
    expect(message).toHaveValue('x'.repeat(1000))
  })

  it('reports a failed save and retries it', async () => {
    answerDemo({ [mailChangePaths.saveDraft]: brokenCall })
    const { user, store } = await open('?compose=new')
    await user.type(await field('Subject'), 'Hi')
    expect(await screen.findByText(/Not saved: /)).toBeVisible()
    store.dispatch(changeAppearance({ locale: 'fr' }))
    expect(await screen.findByText(/Non enregistré : L’opération a échoué/)).toBeVisible()
    store.dispatch(changeAppearance({ locale: 'en' }))
    await screen.findByText(/Not saved: /)
    answerDemo()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByText('Draft saved')
    expect((await stored('new'))?.subject).toBe('Hi')
  })

  it('returns the focus on closing to the button that opened it', async () => {
    const { user } = await open()
    const compose = await screen.findByRole('button', { name: 'Compose' })
    await user.click(compose)
    await user.type(await field('Subject'), 'Kept')
    await user.click(screen.getByRole('button', { name: 'Close and keep the draft' }))
    await waitFor(() => expect(compose).toHaveFocus())
  })

  it('can be minimised and restored unchanged', async () => {
    const { user } = await open('?compose=new')
    await user.type(await field('Subject'), 'Kept')
    await user.click(screen.getByRole('button', { name: 'Minimise' }))
    expect(screen.queryByRole('textbox', { name: 'Subject' })).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Open again' }))
    expect(await field('Subject')).toHaveValue('Kept')
  })

  it('continues at the same caret position in full size', async () => {
    const { user } = await open('?compose=mail-10')
    const message = await field('Message')
    await user.click(message)
    await user.keyboard('{Control>}{End}{/Control}')
    await user.keyboard('One')
    await user.click(screen.getByRole('button', { name: 'Full size' }))
    await waitFor(async () => expect(await field('Message')).toHaveFocus())
    await user.keyboard(' two')
    expect(await field('Message')).toHaveDisplayValue(/One two$/)
  })

  it('takes several files and waits for them before it sends', async () => {
    const { user } = await open('?compose=mail-10')
    const message = await field('Message')
    const drop = (name: string) =>
      fireEvent.drop(message, {
        dataTransfer: { files: [new File(['hello'], name)], types: ['Files'] },
      })
    drop('one.txt')
    drop('two.txt')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    await toast(/Sent, within this device only/)
    const sent = await stored('mail-10')
    expect(sent?.attachments.map(({ title }) => title)).toEqual(['one.txt', 'two.txt'])
  })

  it('takes files within the limits', async () => {
    const { user } = await open('?compose=new')
    await to()
    const input = document.querySelector<HTMLInputElement>('input[type=file]')
    const large = new File([new Uint8Array(1_100_000)], 'large.bin')
    await user.upload(input ?? document.createElement('input'), [
      new File(['hello'], 'hello.txt'),
      large,
    ])
    expect(await screen.findByText('hello.txt')).toBeVisible()
    expect(screen.getByText('5 bytes')).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent(/At most 5 files/)
    await user.click(screen.getByRole('button', { name: 'Remove hello.txt' }))
    await waitFor(() => expect(screen.queryByText('hello.txt')).not.toBeInTheDocument())

    const dataTransfer = { files: [new File(['hello'], 'dropped.txt')], types: ['Files'] }
    fireEvent.drop(await field('Message'), { dataTransfer })
    expect(await screen.findByText('dropped.txt')).toBeVisible()
  })

  it('takes the files dropped beside a folder and names the folder', async () => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue()
    await open('?compose=new')
    const files = [unreadable('Holiday'), new File(['hello'], 'after.txt')]
    fireEvent.drop(await field('Message'), { dataTransfer: { files, types: ['Files'] } })
    expect(await screen.findByText('after.txt')).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent(/“Holiday” cannot be read/)
    expect(screen.getByRole('button', { name: 'Remove after.txt' })).toBeEnabled()
    expect(warned).toHaveBeenCalledWith('A file cannot be read', expect.anything())
    warned.mockRestore()
  })
})
