import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { usePagesAhead } from '#app/shell/usePagesAhead'
import { memberPaths } from '#lib/paths/member'

/** What waits for the first screen to settle, and the pages whose code was asked for. */
const { waiting, loaded } = vi.hoisted(() => ({
  waiting: new Set<() => void>(),
  loaded: new Array<string>(),
}))

vi.mock('#lib/whenSettled', () => ({
  whenSettled: (work: () => void) => {
    waiting.add(work)
    return () => waiting.delete(work)
  },
}))
vi.mock('#lib/whenIdle', () => ({
  whenIdle: (work: () => void) => {
    const timer = setTimeout(work)
    return () => clearTimeout(timer)
  },
}))
vi.mock('#app/routes/memberPages', () => ({
  preloadMemberPage: async (path: string) => void loaded.push(path),
}))
vi.mock('#app/routes/pages', () => ({
  LoginPage: { preload: () => loaded.push('the login page') },
  UnknownRoute: { preload: () => loaded.push('the way there from any page') },
}))

afterEach(() => {
  waiting.clear()
  loaded.length = 0
  Reflect.deleteProperty(navigator, 'connection')
})

function Frame() {
  usePagesAhead()
  return (
    <>
      <a href={memberPaths.limits}>
        <b>Limits</b>
      </a>
      <a href="https://elsewhere.example/wallet/deposit">Elsewhere</a>
    </>
  )
}

const settle = () => waiting.forEach((work) => work())

describe('the code of pages', () => {
  it('that are pressed most is loaded when the first screen stands', async () => {
    render(<Frame />)
    expect(loaded).toEqual([])
    settle()
    await vi.waitFor(() => expect(loaded).toContain('/rewards'))
    expect(loaded).toEqual(expect.arrayContaining([memberPaths.deposit, memberPaths.withdraw]))
  })

  it('that a session’s end leads to is loaded last: it may end without a network', async () => {
    render(<Frame />)
    settle()
    await vi.waitFor(() => expect(loaded.at(-1)).toBe('the way there from any page'))
    expect(loaded).toContain('the login page')
  })

  it('is loaded when a finger comes down on a link, also where bytes are paid for', () => {
    Object.defineProperty(navigator, 'connection', {
      configurable: true,
      value: { saveData: true },
    })
    render(<Frame />)
    settle()
    fireEvent.pointerDown(screen.getByText('Elsewhere'))
    expect(loaded).toEqual([])
    fireEvent.pointerDown(screen.getByText('Limits'))
    expect(loaded).toEqual([memberPaths.limits])
  })

  it('is not asked for by a frame that has gone', () => {
    render(<Frame />).unmount()
    settle()
    expect(loaded).toEqual([])
  })
})
