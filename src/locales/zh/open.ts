import type { OpenMessages } from '../messages'
import openNames from './openNames.json'
import pages from './pages.json'

/** What the pages that anybody may open show beyond the entry's texts. */
export const messages: OpenMessages = { ...openNames, ...pages }
