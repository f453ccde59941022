import type { OpenMessages } from '../messages'
import openNames from './openNames.json'
import pages from './pages.json'
import site from './site.json'

/** What the pages that anybody may open show beyond the entry's texts. */
export const messages: OpenMessages = { ...openNames, ...pages, ...site }
