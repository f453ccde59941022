import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { DialogPage } from '#features/showcase/advance/DialogPage'
import { AutocompletePage } from '#features/showcase/components/AutocompletePage'
import { BuddhistYears } from '#features/showcase/components/dateTimeDemos'
import { TextFieldPage } from '#features/showcase/components/TextFieldPage'
import { DemoTheme } from '#features/showcase/demo/DemoTheme'
import { renderDemo } from '../demoPages'

/** Finds a demo by its title and waits until it is rendered. */
async function demo(title: string) {
  return within(await screen.findByRole('region', { name: title }))
}

it('going back closes a demo’s dialog or menu and leaves the page unchanged', async () => {
  const { user, unmount } = await renderDemo(<DialogPage />, { inWindow: true })
  const address = screen.getByTestId('address').textContent
  const button = (await demo('A question')).getByRole('button', { name: 'Log out elsewhere' })
  await user.click(button)
  await screen.findByRole('alertdialog')
  history.back()
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(screen.getByTestId('address')).toHaveTextContent(address)
  expect(button).toHaveFocus()
  unmount()

  const fields = await renderDemo(<TextFieldPage />, { inWindow: true })
  const [choice] = await screen.findAllByRole('combobox')
  if (choice) await fields.user.click(choice)
  await screen.findByRole('listbox')
  history.back()
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  expect(choice).toBeVisible()
})

it('going back closes a list of suggestions and leaves the page unchanged', async () => {
  const { user } = await renderDemo(<AutocompletePage />, { inWindow: true })
  const address = screen.getByTestId('address').textContent
  const field = (await demo('One of a list')).getByRole('combobox')
  await user.click(field)
  await screen.findByRole('listbox')
  history.back()
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  expect(screen.getByTestId('address')).toHaveTextContent(address)
  expect(field).toHaveFocus()
})

it('going back closes a calendar and leaves the page unchanged', async () => {
  const { user } = await renderDemo(
    <DemoTheme>
      <BuddhistYears />
    </DemoTheme>,
    { inWindow: true },
  )
  const address = screen.getByTestId('address').textContent
  await user.click(screen.getByRole('button', { name: /^Choose date/ }))
  await screen.findByRole('dialog')
  history.back()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByTestId('address')).toHaveTextContent(address)
})
