import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { endAdminSession } from '#features/admin/api/adminSession'
import { database } from '#mocks/provider/database/database'
import { startOperator } from '../../unit/admin/staff'
import { openAdmin } from './openAdmin'

beforeEach(startOperator)

afterEach(() => {
  endAdminSession(null)
  localStorage.clear()
})

const stored = async () => {
  const row = await database.settings.get('rules')
  return row?.key === 'rules' ? row.value : undefined
}

it('the owner previews a text and publishes it as a new version', async () => {
  const { user } = await openAdmin('/admin/site/rules', 'owner')
  const text = await screen.findByRole('textbox', { name: 'Text in English' })
  await user.clear(text)
  await user.click(text)
  await user.paste('# Fair play\nPlay fairly.\n\n<b>No</b> markup.')
  await user.click(screen.getByText('Preview'))
  expect(screen.getByRole('heading', { name: 'Fair play' })).toBeVisible()
  expect(screen.getByText('<b>No</b> markup.')).toBeVisible()
  await user.click(screen.getByRole('switch', { name: /^New version 2/ }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Saved')).toBeVisible()
  expect(await stored()).toMatchObject({ version: 2, texts: { en: /^# Fair play/ } })
  expect(await screen.findByText(/^Players see version 2 of/)).toBeVisible()
})

it('an empty Thai text is shown with its error', async () => {
  const { user } = await openAdmin('/admin/site/rules', 'owner')
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Language' }), 'ไทย')
  await user.clear(screen.getByRole('textbox', { name: 'Text in ไทย' }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'English')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('textbox', { name: 'Text in ไทย' })).toBeInvalid()
  expect(await stored()).toBeUndefined()
})

it('a colleague without the right reads the rules only', async () => {
  await openAdmin('/admin/site/rules', 'support')
  expect(await screen.findByRole('textbox', { name: 'Text in English' })).toBeDisabled()
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument()
})
