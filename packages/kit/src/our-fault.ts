/** What people are told, and no more, where something failed that nobody expected. */
export const ourFault = "Something went wrong on our side. Please try again.";
