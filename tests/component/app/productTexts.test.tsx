import { act, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { PageTexts } from '#app/texts/PageTexts'
import { useMemberTexts, useProductTextsAhead } from '#app/texts/scope'
import { useText } from '#ui/intl/useText'
import { renderShell } from './shell'

/** What waits for the first screen to settle. */
const waiting = vi.hoisted(() => new Set<() => void>())

vi.mock('#lib/whenSettled', () => ({
  whenSettled: (work: () => void) => {
    waiting.add(work)
    return () => waiting.delete(work)
  },
}))

afterEach(() => {
  waiting.clear()
})

/** The frame with what a dashboard shows, and words of another page where they are there. */
function Frame({ children }: { children?: React.ReactNode }) {
  const text = useText()
  const isReady = useMemberTexts()
  useProductTextsAhead()
  return (
    isReady && (
      <main>
        <h1>{text('dashboard.title')}</h1>
        <p>{text('wallet.title')}</p>
        {children}
      </main>
    )
  )
}

function Wallet() {
  return <p>Page: {useText()('wallet.title')}</p>
}

describe('the texts of the pages beyond the dashboard', () => {
  it('are not waited for by the dashboard, and come when it stands', async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    vi.spyOn(console, 'error').mockReturnValue()
    await renderShell({ content: <Frame /> })
    expect(screen.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
    expect(screen.queryByText('Wallet')).not.toBeInTheDocument()
    act(() => waiting.forEach((work) => work()))
    expect(await screen.findByText('Wallet')).toBeVisible()
  })

  it('are there before their page is shown', async () => {
    const seen = new Set<string>()
    const observer = new MutationObserver(() => seen.add(document.body.textContent))
    observer.observe(document.body, { childList: true, subtree: true, characterData: true })
    const content = (
      <Frame>
        <PageTexts scope="product">
          <Wallet />
        </PageTexts>
      </Frame>
    )
    await renderShell({ content })
    expect(await screen.findByText('Page: Wallet')).toBeVisible()
    observer.disconnect()
    expect([...seen].filter((text) => text.includes('Page: wallet.title'))).toEqual([])
  })
})
