import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { WithTexts } from '#app/texts/WithTexts'
import { productTexts } from '#locales/productTexts'
import { useText } from '#ui/intl/useText'
import { renderShell } from './shell'

function Wallet() {
  return <h1>Page: {useText()('wallet.title')}</h1>
}

it('the app shows no page before its texts are loaded', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.spyOn(console, 'error').mockReturnValue()
  const seen = new Set<string>()
  const observer = new MutationObserver(() => seen.add(document.body.textContent))
  observer.observe(document.body, { childList: true, subtree: true, characterData: true })
  const content = (
    <WithTexts texts={productTexts}>
      <Wallet />
    </WithTexts>
  )
  await renderShell({ content })
  expect(await screen.findByText('Page: Wallet')).toBeVisible()
  observer.disconnect()
  expect([...seen].filter((text) => text.includes('Page: wallet.title'))).toEqual([])
})
