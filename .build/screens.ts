/**
 * The sources that a visit begins with, by area. First loads and installs consist of these and their imports.
 */
export const screens = {
  guest: ['src/features/session/LoginPage.tsx'],
  member: ['src/app/shell/MainLayout.tsx', 'src/features/dashboard/DashboardPage.tsx'],
  /** Loaded after the first screen of any page. */
  notices: ['src/ui/toast/ToastArea.tsx', 'src/app/pwa/Notices.tsx'],
  /** The pages that people reach from other sites. */
  open: [
    'src/app/routes/apartPages.tsx',
    'src/features/pages/LandingPage.tsx',
    'src/features/pages/FaqsPage.tsx',
    'src/features/pages/ContactUsPage.tsx',
    'src/features/pages/PrivacyPolicyPage.tsx',
  ],
}
