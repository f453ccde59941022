import { bangkokDay } from '#lib/time'
import { controlled, logIn, storedForOffline } from './player'
import { createProfile, type Profile, profileIn } from './profile'
import { openSite } from './site'

/** Where it is told to the processes in which the tests run. */
const urlName = 'FIRST_VISIT_URL'
const folderName = 'FIRST_VISIT_FOLDER'

/**
 * A visit that logs in and waits until the whole app is stored; then its network goes. It is the same for
 * all tests and takes longer than most of them, so it is made once, before them. Answers what removes it.
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
  // The offer of the day has been seen: it would lie over the dashboard a minute after the first visit.
  await page.evaluate((day) => localStorage.setItem('popup-seen', day), bangkokDay(Date.now()))
  await context.close()
  await site.close()
  process.env[urlName] = site.url
  process.env[folderName] = profile.folder
  return () => profile.remove()
}

/** The one that was made; its profile is only to be copied. */
export function firstVisit(): { url: string; profile: Profile } {
  const url = process.env[urlName]
  const folder = process.env[folderName]
  if (url === undefined || folder === undefined) throw new Error('No first visit was made')
  return { url, profile: profileIn(folder) }
}
