import { showcasePaths } from '#lib/paths/showcase'
import { lazyWithPreload } from '#ui/load/lazyWithPreload'

export const samplePages = [
  {
    path: showcasePaths.samplePage,
    Page: lazyWithPreload(() => import('./SamplePage').then((module) => module.SamplePage)),
  },
]
