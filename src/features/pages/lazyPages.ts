import { readAppearance } from '#ui/appearance/readAppearance'
import { lazyWithPreload } from '#ui/load/lazyWithPreload'
import { questionsOf } from './faqs/question'
import { policyOf } from './privacy/policy'

// The open pages, each in its own chunk, loaded on demand together with its texts.

export const AuthenticationPage = lazyWithPreload(() =>
  import('./AuthenticationPage').then((module) => module.AuthenticationPage),
)

export const ErrorPage = lazyWithPreload(() =>
  import('./ErrorPage').then((module) => module.ErrorPage),
)

export const ComingSoonPage = lazyWithPreload(() =>
  import('./ComingSoonPage').then((module) => module.ComingSoonPage),
)

export const UnderConstructionPage = lazyWithPreload(() =>
  import('./UnderConstructionPage').then((module) => module.UnderConstructionPage),
)

export const LandingPage = lazyWithPreload(() =>
  import('./LandingPage').then((module) => module.LandingPage),
)

export const ContactUsPage = lazyWithPreload(() =>
  import('./ContactUsPage').then((module) => module.ContactUsPage),
)

export const FaqsPage = lazyWithPreload(async () => {
  const [page] = await Promise.all([import('./FaqsPage'), questionsOf(readAppearance().locale)])
  return page.FaqsPage
})

export const DevelopersPage = lazyWithPreload(() =>
  import('./DevelopersPage').then((module) => module.DevelopersPage),
)

export const RulesPage = lazyWithPreload(() =>
  import('./RulesPage').then((module) => module.RulesPage),
)

export const PrivacyPolicyPage = lazyWithPreload(async () => {
  const [page] = await Promise.all([
    import('./PrivacyPolicyPage'),
    policyOf(readAppearance().locale),
  ])
  return page.PrivacyPolicyPage
})
