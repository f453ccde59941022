import type { HttpHandler } from 'msw/http'
import type { MockConfig } from '../config'
import { DemoRoutes } from '../demo/demoRoutes'
import { columnRoutes } from './columns'
import { kanbanDatabase } from './database'
import { itemRoutes } from './items'
import { labelRoutes } from './labels'
import { listRoutes } from './lists'
import { storyRoutes } from './stories'

export function kanbanHandlers(config: MockConfig): HttpHandler[] {
  const routes = new DemoRoutes(config, kanbanDatabase)
  return [
    ...listRoutes(routes),
    ...columnRoutes(routes),
    ...itemRoutes(routes),
    ...storyRoutes(routes),
    ...labelRoutes(routes),
  ]
}
