import { lazyWithPreload } from '#ui/load/lazyWithPreload'

// The open pages; each is a file of its own, loaded on demand.

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

export const FaqsPage = lazyWithPreload(() =>
  import('./FaqsPage').then((module) => module.FaqsPage),
)

export const DevelopersPage = lazyWithPreload(() =>
  import('./DevelopersPage').then((module) => module.DevelopersPage),
)

export const PrivacyPolicyPage = lazyWithPreload(() =>
  import('./PrivacyPolicyPage').then((module) => module.PrivacyPolicyPage),
)
