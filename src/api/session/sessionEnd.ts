import { createAction } from '@reduxjs/toolkit'
import { parseUrl } from '#lib/address'
import type { SessionEnd, SessionThunk } from './sessionState'
import { dropToken } from './token'
import { visit } from './visit'

/** Between the tabs of one browser. The `storage` event alone would miss tabs that store nothing. */
const channelName = 'session'
const logoutMessage = 'logout'

function announceLogout(): void {
  if (typeof BroadcastChannel === 'undefined') return
  const channel = new BroadcastChannel(channelName)
  channel.postMessage(logoutMessage)
  channel.close()
}

/** Calls back when another tab logs out. Returns the function that stops listening. */
export function onLogoutElsewhere(callback: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined
  const channel = new BroadcastChannel(channelName)
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data === logoutMessage) callback()
  }
  return () => channel.close()
}

export const sessionEnded = createAction<SessionEnd>('session/ended')

/** Logged out, but the page stays on its bare frame because the browser is on its way elsewhere. */
export const sessionLeaving = createAction('session/leaving')

type EndTask = (end: SessionEnd) => unknown
const endTasks = new Set<EndTask>()

/** How long clean-up may hold up the way out, and how long the way out may take. Milliseconds. */
const longestCleanUp = 2000
const longestLeaving = 5000

/**
 * Has `task` run whenever the session ends in this tab, by whatever cause: it forgets what belongs
 * to the player. A failure is logged and stops no other task. Returns the function that removes it.
 */
export function addLogoutTask(task: EndTask): () => void {
  endTasks.add(task)
  return () => {
    endTasks.delete(task)
  }
}

/** Ends the session in this tab: the token and the player's data go, the guard leads to /login. */
export function endSession(end: SessionEnd): SessionThunk<Promise<void>> {
  return (dispatch) => {
    dropToken()
    dispatch(sessionEnded(end))
    return runEndTasks(end)
  }
}

/**
 * Logs out here and in all other tabs, then sends the browser to the operator's home site
 * (`homeUrl` of the website settings). Without one that is https, the guard leads to /login.
 * Never rejects: what fails on the way is only logged.
 */
export function logout(homeUrl?: string | null): SessionThunk<Promise<void>> {
  return async (dispatch, getState) => {
    if (getState().session.status !== 'in') return
    const home = httpsOnly(homeUrl)
    dropToken()
    dispatch(home === null ? sessionEnded('logout') : sessionLeaving())
    announceLogout()
    await Promise.race([runEndTasks('logout'), passed(longestCleanUp)])
    if (home === null) return
    visit(home)
    await passed(longestLeaving)
    // Still here: the home site does not answer, so the login page has to do.
    if (getState().session.status === 'starting') dispatch(sessionEnded('logout'))
  }
}

async function runEndTasks(end: SessionEnd): Promise<void> {
  await Promise.all([...endTasks].map((task) => runEndTask(task, end)))
}

async function runEndTask(task: EndTask, end: SessionEnd): Promise<void> {
  try {
    await task(end)
  } catch (cause) {
    console.error('Logout left something behind', cause)
  }
}

/** Settings come from outside: `javascript:` and plain http lead nowhere. */
function httpsOnly(url: string | null | undefined): string | null {
  const home = parseUrl(url ?? '')
  return home?.protocol === 'https:' ? home.href : null
}

function passed(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
