import type { HttpHandler } from 'msw/http'
import type { MockConfig } from '../config'
import { peopleHandlers } from './peopleHandlers'

export function socialHandlers(config: MockConfig): HttpHandler[] {
  return [...peopleHandlers(config)]
}
