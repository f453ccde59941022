import type { HttpHandler } from 'msw/http'
import type { MockConfig } from '../config'
import { peopleHandlers } from './peopleHandlers'
import { postHandlers } from './postHandlers'

export function socialHandlers(config: MockConfig): HttpHandler[] {
  return [...postHandlers(config), ...peopleHandlers(config)]
}
