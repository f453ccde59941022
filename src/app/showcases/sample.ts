import { lazyPart } from '../loading/lazyPart'
import { showcasePaths } from '../showcasePaths'

export const samplePages = [
  {
    path: showcasePaths.samplePage,
    Page: lazyPart(() =>
      import('../../features/showcase/sample/SamplePage').then((module) => module.SamplePage),
    ),
  },
]
