/** What people are told, and no more, where something failed that nobody expected. */
export const unexpectedErrorMessage = "Something went wrong on our side. Please try again.";
