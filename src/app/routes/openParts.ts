import { lazyWithPreload } from '#ui/load/lazyWithPreload'

// The open pages; each is a file of its own, loaded on demand.

export const AuthenticationPage = lazyWithPreload(() =>
  import('#features/pages/AuthenticationPage').then((module) => module.AuthenticationPage),
)

export const ErrorPage = lazyWithPreload(() =>
  import('#features/pages/ErrorPage').then((module) => module.ErrorPage),
)

export const ComingSoonPage = lazyWithPreload(() =>
  import('#features/pages/ComingSoonPage').then((module) => module.ComingSoonPage),
)

export const UnderConstructionPage = lazyWithPreload(() =>
  import('#features/pages/UnderConstructionPage').then((module) => module.UnderConstructionPage),
)

export const LandingPage = lazyWithPreload(() =>
  import('#features/pages/LandingPage').then((module) => module.LandingPage),
)

export const ContactUsPage = lazyWithPreload(() =>
  import('#features/pages/ContactUsPage').then((module) => module.ContactUsPage),
)

export const FaqsPage = lazyWithPreload(() =>
  import('#features/pages/FaqsPage').then((module) => module.FaqsPage),
)

export const PrivacyPolicyPage = lazyWithPreload(() =>
  import('#features/pages/PrivacyPolicyPage').then((module) => module.PrivacyPolicyPage),
)
