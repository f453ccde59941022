import { lazyPart } from './loading/lazyPart'

// The open pages; each is a file of its own, loaded on demand.

export const AuthenticationPage = lazyPart(() =>
  import('../features/pages/AuthenticationPage').then((module) => module.AuthenticationPage),
)

export const ErrorPage = lazyPart(() =>
  import('../features/pages/ErrorPage').then((module) => module.ErrorPage),
)

export const ComingSoonPage = lazyPart(() =>
  import('../features/pages/ComingSoonPage').then((module) => module.ComingSoonPage),
)

export const UnderConstructionPage = lazyPart(() =>
  import('../features/pages/UnderConstructionPage').then((module) => module.UnderConstructionPage),
)

export const LandingPage = lazyPart(() =>
  import('../features/pages/LandingPage').then((module) => module.LandingPage),
)

export const ContactUsPage = lazyPart(() =>
  import('../features/pages/ContactUsPage').then((module) => module.ContactUsPage),
)

export const FaqsPage = lazyPart(() =>
  import('../features/pages/FaqsPage').then((module) => module.FaqsPage),
)

export const PrivacyPolicyPage = lazyPart(() =>
  import('../features/pages/PrivacyPolicyPage').then((module) => module.PrivacyPolicyPage),
)
