import type { HttpHandler } from 'msw/http'
import type { MockConfig } from '../config'

export function usersHandlers(_config: MockConfig): HttpHandler[] {
  return []
}
