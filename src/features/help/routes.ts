import { memberPaths } from '#lib/paths/member'
import { HelpIcon } from '#ui/icons/menu'
import { lazyWithPreload } from '#ui/load/lazyWithPreload'
import { oneBlock } from '#ui/load/pageShape'
import type { FeatureRoutes } from '#ui/navigation/featureRoutes'

export const helpRoutes: FeatureRoutes = {
  texts: 'product',
  pages: [
    {
      path: memberPaths.help,
      Page: lazyWithPreload(() => import('./HelpPage').then((module) => module.HelpPage)),
    },
    {
      path: memberPaths.responsible,
      Page: lazyWithPreload(() =>
        import('./ResponsiblePage').then((module) => module.ResponsiblePage),
      ),
    },
    {
      path: memberPaths.contact,
      Page: lazyWithPreload(() => import('./ContactPage').then((module) => module.ContactPage)),
      shape: oneBlock(420),
    },
  ],
  menu: {
    id: 'questions',
    labelKey: 'shell.menu.questions',
    icon: HelpIcon,
    items: [
      { id: 'faq', labelKey: 'shell.menu.faq', path: memberPaths.help },
      { id: 'responsible', labelKey: 'shell.menu.responsible', path: memberPaths.responsible },
      { id: 'staff', labelKey: 'shell.menu.staff', path: memberPaths.contact },
    ],
  },
}
