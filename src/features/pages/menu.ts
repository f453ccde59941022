import { openPaths } from '#lib/paths/open'
import type { MessageKey } from '#ui/intl/messages'

const page = <Name extends keyof typeof openPaths>(name: Name) => ({
  path: openPaths[name],
  labelKey: `openNames.${name}` as const,
})

const authentication = [
  page('login1'),
  page('login2'),
  page('login3'),
  page('register1'),
  page('register2'),
  page('register3'),
  page('forgotPassword1'),
  page('forgotPassword2'),
  page('forgotPassword3'),
  page('checkMail1'),
  page('checkMail2'),
  page('checkMail3'),
  page('resetPassword1'),
  page('resetPassword2'),
  page('resetPassword3'),
  page('codeVerification1'),
  page('codeVerification2'),
  page('codeVerification3'),
]

/** Every public page, for the menu of these pages and of the member area. */
export const openMenu = [
  {
    id: 'site',
    labelKey: 'openNames.site',
    pages: [
      page('landing'),
      page('contactUs'),
      page('faqs'),
      page('rules'),
      page('privacyPolicy'),
      page('developers'),
    ],
  },
  { id: 'authentication', labelKey: 'openNames.authentication', pages: authentication },
  {
    id: 'maintenance',
    labelKey: 'openNames.maintenance',
    pages: [page('errorPage'), page('comingSoon1'), page('comingSoon2'), page('underConstruction')],
  },
] as const satisfies readonly OpenGroup[]

/** A group of public pages in the menu. */
export interface OpenGroup {
  readonly id: string
  readonly labelKey: MessageKey
  readonly pages: readonly OpenLink[]
}

interface OpenLink {
  readonly path: string
  readonly labelKey: MessageKey
}
