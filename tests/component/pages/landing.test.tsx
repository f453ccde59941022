import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { WithTexts } from '#app/texts/WithTexts'
import { LookInside } from '#features/pages/landing/LookInside'
import { openTexts } from '#locales/openTexts'
import { changeAppearance } from '#ui/appearance/appearanceSlice'
import { renderApp } from '../renderApp'

const wallet = () => screen.getByAltText('หน้ากระเป๋าเงินบนมือถือ')

it('the phones show screens in the language and mode of the page, and hide one that is missing', async () => {
  await openTexts('th')
  const content = (
    <WithTexts texts={openTexts}>
      <LookInside />
    </WithTexts>
  )
  const { store } = await renderApp(content, { texts: 'entry', locale: 'th' })
  expect(screen.getAllByRole('img')).toHaveLength(3)
  expect(wallet()).toHaveAttribute('src', '/screens/wallet-th-light.webp')
  fireEvent.error(wallet())
  expect(wallet()).not.toBeVisible()
  act(() => void store.dispatch(changeAppearance({ mode: 'dark' })))
  expect(wallet()).toHaveAttribute('src', '/screens/wallet-th-dark.webp')
  expect(wallet()).toBeVisible()
})
