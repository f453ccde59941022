import { bangkokDay } from '#lib/time'
import { controlled, logIn, storedForOffline } from './player'
import { createProfile, type Profile, profileIn } from './profile'
import { openSite } from './site'

/** The variable that tells the test processes the folder. */
const urlName = 'FIRST_VISIT_URL'
const folderName = 'FIRST_VISIT_FOLDER'

/**
 * Makes a visit that logs in, waits until the whole app is stored and then loses its connection. It is the
 * same for all tests and takes longer than most of them, so it is made once, before them.
 * @returns a function that removes it
 */
export async function makeFirstVisit(): Promise<() => void> {
  const site = await openSite()
  const profile = createProfile()
  const context = await profile.open()
  const page = await context.newPage()
  await page.goto(site.url)
  await controlled(page)
  await logIn(page)
  await storedForOffline(page)
  // The banner of the day counts as seen, because it would cover the dashboard a minute after the first
  // visit.
  await page.evaluate((day) => localStorage.setItem('popup-seen', day), bangkokDay(Date.now()))
  await context.close()
  await site.close()
  process.env[urlName] = site.url
  process.env[folderName] = profile.folder
  return () => profile.remove()
}

/** The prepared profile, which must only be copied. */
export function firstVisit(): { url: string; profile: Profile } {
  const url = process.env[urlName]
  const folder = process.env[folderName]
  if (url === undefined || folder === undefined) throw new Error('No first visit was made')
  return { url, profile: profileIn(folder) }
}
