import { lazyWithPreload } from '#ui/load/lazyWithPreload'
import { showcasePaths } from '../showcasePaths'

export const samplePages = [
  {
    path: showcasePaths.samplePage,
    Page: lazyWithPreload(() =>
      import('#features/showcase/sample/SamplePage').then((module) => module.SamplePage),
    ),
  },
]
