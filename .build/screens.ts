/** The sources that a visit begins with, by area: first loads and installs are made of them and of what they import. */
export const screens = {
  guest: ['src/features/session/LoginPage.tsx'],
  member: ['src/app/shell/MainLayout.tsx', 'src/features/dashboard/DashboardPage.tsx'],
  /** The pages to which people come from elsewhere. */
  open: [
    'src/app/routes/apartPages.tsx',
    'src/features/pages/LandingPage.tsx',
    'src/features/pages/FaqsPage.tsx',
    'src/features/pages/ContactUsPage.tsx',
    'src/features/pages/PrivacyPolicyPage.tsx',
  ],
}
